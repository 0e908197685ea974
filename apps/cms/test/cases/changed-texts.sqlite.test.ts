import { describeChangedTexts } from './changed-texts.ts';

describeChangedTexts('sqlite');
