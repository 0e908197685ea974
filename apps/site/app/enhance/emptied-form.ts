/** The application is emptied by whoever leaves it (APPLY-16): what is typed there outlives a reload, and an end by the phone. */
export const emptiedOnLeaving = 'form[data-emptied-on-leaving]';
