/** Marks the form of what is never taken offline: its drawer that schedules shows no choice of a direction (publications.css). */
export function PublishOnly() {
  return <span className="publish-only" hidden />;
}
