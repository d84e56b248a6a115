/**
 * Stands in the place of the theme's eager highlighter. An alias of `false` would do the same, but gives the bundle a
 * module whose number comes from the absolute path of the machine.
 */
export {};
