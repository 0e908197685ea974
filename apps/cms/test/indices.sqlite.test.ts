import { describeIndices } from './indices.ts';

describeIndices('sqlite');
