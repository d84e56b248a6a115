/**
 * Replaces the theme's eager highlighter. An alias of `false` would do the same, but would create a module whose number depends on the
 * absolute path of the machine.
 */
export {};
