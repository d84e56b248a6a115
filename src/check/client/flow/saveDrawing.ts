/** Saves a drawing as an SVG file that looks the same without the style sheet of the site. */

const looks = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'paint-order',
] as const;

const withAllBelow = (svg: Element): Element[] => [svg, ...Array.from(svg.querySelectorAll('*'))];

/** A copy of the drawing with its styles as attributes. */
export function standaloneDrawing(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = withAllBelow(svg);
  withAllBelow(copy).forEach((element, index) => {
    const computed = getComputedStyle(originals[index]!);
    looks.forEach((name) => element.setAttribute(name, computed.getPropertyValue(name)));
    element.removeAttribute('class');
  });
  return new XMLSerializer().serializeToString(copy);
}
