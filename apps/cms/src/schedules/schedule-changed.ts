/** What the window is told once something was scheduled in it or taken back, for what shows it beside the form. */
export const scheduleChanged = 'schedule-changed';
