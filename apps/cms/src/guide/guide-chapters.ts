import { adminSteps } from './chapters/admin-steps.ts';
import { careSteps } from './chapters/care-steps.ts';
import { editorSteps } from './chapters/editor-steps.ts';
import { peopleSteps } from './chapters/people-steps.ts';
import { reviewerSteps } from './chapters/reviewer-steps.ts';
import type { GuideChapters } from './guide-step.ts';

/** The first hour of each role. */
export const guideChapters: GuideChapters = {
  admin: adminSteps,
  editor: editorSteps,
  reviewer: reviewerSteps,
  people: peopleSteps,
  care: careSteps,
};
