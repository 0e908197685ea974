import { describeFailedSchedules } from './failed-schedules.ts';

describeFailedSchedules('sqlite');
