import { describeUpcomingSchedules } from './upcoming-schedules.ts';

describeUpcomingSchedules('sqlite');
