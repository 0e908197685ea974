import './wrong-types.ts';
