/** How the note begins with which a colleague who moves a deadline leaves it: the figures find the day promised first behind it. */
export const movedNote = 'Answer due · موعد الرد: ';
