// @ts-check
/** The page begins here: the frame, and by family of games the world that shows it. */
import { begin } from "./frame/scene.js";

begin({
  "small-world": () => import("./smallworld/world.js"),
  "tiny-epic": () => import("./tinyepic/world.js"),
});
