export * from './match-items.ts';
export * from './values.ts';
