import type { Role } from '../access/roles.ts';
import type { Label } from '../fields/labels.ts';
import type { GuidePicture } from './guide-pictures.ts';

/** One step of somebody's first hour: what to do, where, and what it looks like there. */
export type GuideStep = { title: Label; text: Label; path: string; picture?: GuidePicture };

export type GuideChapters = Record<Role, readonly GuideStep[]>;
