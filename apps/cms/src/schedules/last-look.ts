import { gaugeOf, setGauge } from '../metrics.ts';

const gauge = 'cms_jobs_last_run_seconds';
const overdueAfterSeconds = 180;

/** Notes that this process has just looked for what is scheduled. */
export function noteLook(): void {
  setGauge(gauge, Math.round(Date.now() / 1000));
}

/** When this process looked last for what is scheduled, which it does every ten seconds; undefined before it first did. */
export function lastLook(): { at: Date; isOverdue: boolean } | undefined {
  const last = gaugeOf(gauge);
  if (last === undefined) return undefined;
  return { at: new Date(last * 1000), isOverdue: Date.now() / 1000 - last > overdueAfterSeconds };
}
