/** Says whether this device asks for little movement. */
export const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
