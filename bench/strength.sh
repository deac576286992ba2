#!/bin/sh
# Plays every row of docs/bots.md; a run that was stopped goes on where it was.
# Usage: sh bench/strength.sh MARCHLAND FOLDER
set -e
marchland=${1:?the command, as .venv-compiled/bin/marchland}
folder=${2:?a folder for the runs}
mkdir -p "$folder"

row() { # NAME GAME PLAYERS BOTS GAMES [OPTIONS]
    name=$1 game=$2 players=$3 bots=$4 games=$5
    shift 5
    "$marchland" arena "$game" --players "$players" --bots "$bots" --games "$games" \
        --resume "$folder/$name.jsonl" "$@"
}

# The clock is put away: on a busy machine it would make a bot that counts games weaker.
strong=strong@seconds=600

row small-world-random small-world 2 greedy,random 2000
row small-world-easy small-world 2 easy,random 400
row small-world-greedy small-world 2 greedy,easy 400
row small-world-2 small-world 2 $strong,greedy 400
row small-world-best small-world 2 best@seconds=2,$strong 100
row small-world-same-time small-world 2 strong@sims=1@seconds=600,greedy 400
for players in 3 4 5; do row small-world-$players small-world $players $strong,greedy 150; done
for players in 2 3 5; do row warcraft-$players warcraft $players $strong,greedy 150; done
for players in 2 3 4; do row tiny-epic-$players tiny-epic $players $strong,greedy 400; done
for level in 0 1 2 3 4 5 6; do
    for bot in greedy $strong; do
        echo "alone, difficulty $level"
        "$marchland" simulate tiny-epic --players 1 --bots "$bot" --games 100 --ruling solo_difficulty=$level
    done
done
