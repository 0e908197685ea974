import { expect, it } from 'vitest';
import { countDuration, metricsText } from '../src/metrics.ts';

it('how long calls take is counted for Prometheus, each step with the ones before it', () => {
  for (const seconds of [0.004, 0.3, 60]) countDuration('measured', seconds);
  const lines = metricsText()
    .split('\n')
    .filter((line) => line.includes('"measured"'));
  expect(lines).toContain('cms_request_duration_seconds_bucket{call="measured",le="0.005"} 1');
  expect(lines).toContain('cms_request_duration_seconds_bucket{call="measured",le="0.5"} 2');
  expect(lines).toContain('cms_request_duration_seconds_bucket{call="measured",le="10"} 2');
  expect(lines).toContain('cms_request_duration_seconds_bucket{call="measured",le="+Inf"} 3');
  expect(lines).toContain('cms_request_duration_seconds_count{call="measured"} 3');
  expect(lines).toContain('cms_request_duration_seconds_sum{call="measured"} 60.304');
});
