// Everything that the parts of one portrait are given.
import { lighten, mix } from '#demo/art/kit/colour.ts';
import { lit, type Stage } from '#demo/art/kit/stage.ts';
import type { Textile } from '#demo/art/motifs/textile.ts';
import type { Age, Person } from './person.ts';
import { clothOf } from './cloths.ts';

/** One person before the canvas of 800 by 800 units. */
export interface Sitting extends Stage {
  readonly person: Person;
  readonly skin: string;
  readonly hair: string;
  /** The main colour of the clothes and one that goes with it. */
  readonly dress: string;
  readonly second: string;
  readonly textile: Textile;
  /** 1: the head is turned to the right, and the ear there is out of sight. */
  readonly turn: 0 | 1;
}

const SKINS = ['#f1cba6', '#e7b98f', '#dba679', '#cc9265', '#b77b52', '#9b6240'] as const;

const HAIRS: Record<Age, readonly [string, ...string[]]> = {
  young: ['#1d1518', '#241a1a', '#2c1e1a'],
  adult: ['#1d1518', '#221919', '#2a1d1b'],
  middle: ['#2b2524', '#3d3634', '#5c5452'],
  old: ['#a9a49f', '#c6c1ba', '#ded9d0'],
};

/** Chooses the colours of a person. */
export function seat(stage: Stage, person: Person, turn: 0 | 1 = 0): Sitting {
  const cloth = clothOf(stage, person);
  const neighbour = stage.random.chance(0.5) ? person.skin - 1 : person.skin + 1;
  return {
    ...stage,
    person,
    turn,
    skin: lit(stage, mix(SKINS[person.skin], SKINS[neighbour] ?? SKINS[5], stage.random.next() * 0.4), 0.3),
    hair: lit(stage, stage.random.pick(HAIRS[person.age]), 0.3),
    dress: lit(stage, cloth.main, 0.4),
    second: lit(stage, cloth.second, 0.4),
    textile: cloth.textile,
  };
}

/** A little darker, as skin is where the light does not fall. */
export function shade(skin: string, step = 0.1): string {
  return mix(lighten(skin, -step), '#7a2f2a', 0.16);
}
