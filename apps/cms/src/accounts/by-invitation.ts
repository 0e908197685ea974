/** Stands in the form for the password of a new person, who chooses it by the link of an invitation. */
export const byInvitation = 'chosen-by-invitation';
