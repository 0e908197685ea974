import './dashboard.ts';
