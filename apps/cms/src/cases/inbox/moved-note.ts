import { inBoth, serviceNotes } from '../service-notes.ts';

/** How the note begins with which a colleague who moves a deadline leaves it: the figures find the day promised first behind it. */
export const movedNote = `${inBoth(serviceNotes.dueMoved)}: `;
