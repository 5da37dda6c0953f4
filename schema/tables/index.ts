// Every table, for drizzle and its migrations.
export * from './members.ts';
export * from './rocks.ts';
export * from './community.ts';
export * from './ambassadors.ts';
export * from './payments.ts';
export * from './administration.ts';
export * from './alarms.ts';
export * from './outbox.ts';
export * from './places.ts';
export * from './notifications.ts';
export * from './sightings.ts';
export * from './questions.ts';
export * from './adoption.ts';
export * from './takebacks.ts';
