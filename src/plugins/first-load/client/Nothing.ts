/** In place of components of the theme that no page of this configuration shows. */
export default (): null => null;
