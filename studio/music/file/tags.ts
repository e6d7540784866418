import NodeId3 from "node-id3";
import type { Track } from "#pack/tracks.catalog.ts";
import type { Score } from "../arrange/score.ts";
import { nameKey } from "../arrange/theory.ts";

export const ARTIST = "BAGZ";
export const ALBUM = "Villain Radio";

/** The ID3 tag that stands before the sound in the file. */
export function createTag(track: Track, score: Score, place: { number: number; of: number }, cover: Buffer): Buffer {
  return NodeId3.create({
    title: track.title,
    artist: ARTIST,
    album: ALBUM,
    genre: track.category,
    trackNumber: `${place.number}/${place.of}`,
    bpm: String(score.bpm),
    comment: { language: "eng", text: `${track.description} ${nameKey(score.key)}.` },
    image: { mime: "image/jpeg", type: { id: 3, name: "front cover" }, description: track.title, imageBuffer: cover },
  });
}
