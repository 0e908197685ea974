import { statSync } from 'node:fs';
import { config } from '../config.ts';
import { firstPasswordProblem } from './first-password.ts';

// `npm start` asks before it builds, which takes minutes: later the password counts for nothing (scripts/start.mjs).
const { database } = config;
const isNew = database.dialect === 'sqlite' && !statSync(database.file, { throwIfNoEntry: false })?.size;
const problem = isNew && (await firstPasswordProblem(config));
if (problem) process.stdout.write(problem);
