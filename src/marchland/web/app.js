// @ts-check
/** The page begins here: the frame, by family of games the world that shows it, and the workshop. */
import { begin } from "./frame/scene.js";

const workshop = () => import("./workshop/workshop.js");

begin(
  {
  "small-world": () => import("./smallworld/world.js"),
  "tiny-epic": () => import("./tinyepic/world.js"),
  },
  workshop,
);
