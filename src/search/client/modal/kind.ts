/** Target types of hits: name for readers, addresses, and icon, because DocSearch has none for them. The first that matches applies. */
const kinds = [
  {
    name: 'Endpoint',
    path: /\/flow-rest-api#(?:get|post|put|patch|delete)-/,
    icon: 'M3 6.5h13M12.5 3l3.5 3.5-3.5 3.5M17 13.5h-13M7.5 10l-3.5 3.5 3.5 3.5',
  },
  {
    name: 'Key',
    // The anchor of a fact is its name. Anchors of headings contain dots only in numbers.
    path: /#.*[a-z\]]\.\w/i,
    icon: 'M12.5 11.5a4 4 0 1 0-4-4l.3 1.4-5.8 5.8v2.3h3v-2h2v-2h1.5l.7-1.5z',
  },
  {name: 'Fault', path: /\/troubleshooting#/, icon: 'M10 3l7.5 13.5h-15zM10 8v4M10 14v.5'},
  {
    name: 'Worker',
    path: /\/(?:WorkerInfoComponent|WorkerInfo|workers)#/,
    icon: 'M10 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6M10 2.5v2.5M10 15v2.5M2.5 10h2.5M15 10h2.5M4.7 4.7l1.8 1.8M13.5 13.5l1.8 1.8M15.3 4.7l-1.8 1.8M6.5 13.5l-1.8 1.8',
  },
  {name: 'Section', path: /#./, icon: 'M7.5 3l-2 14M14 3l-2 14M3.5 7.5h13M3 12.5h13'},
  {name: 'Page', path: /^/, icon: 'M5 2.5h7l3.5 3.5v11.5h-10.5zM11.5 2.5v4h4M7.5 10h5M7.5 13.5h5'},
];

/** The target type of a hit, from its address. */
export const kindOf = (url: string): (typeof kinds)[number] =>
  kinds.find(({path}) => path.test(decodeURIComponent(url)))!;
