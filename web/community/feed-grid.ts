// The feed's columns: five on a desktop, two on a phone. A container query, so the parent must be a container.

export const feedGrid =
  'grid grid-cols-2 gap-x-4 gap-y-8 @min-[30rem]:grid-cols-3 @min-[30rem]:gap-x-6 @min-[44rem]:grid-cols-4 @min-[56rem]:grid-cols-5 @min-[56rem]:gap-y-10';
