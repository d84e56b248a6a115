import {servicesOf} from '../../views/compose';
import type {Rule} from '../rule';

export const imageEnded: Rule = {
  code: 'image-ended',
  certainty: 'gone',
  title: 'Container image of the past',
  why: 'The image belongs to the director, whose place the controller took in September 2023.',
  todo: 'Install a stack with the controller beside the old one.',
  help: 'operations/updates#from-the-director-to-the-controller',
  check: ({files, knowledge: {names}}) =>
    servicesOf(files).flatMap(({file, image}) => {
      const found = names.find(({name, kind, obsolete}) => kind === 'image' && obsolete && name === image?.name);
      const next = found?.successor ? `Its successor is \`${found.successor}\`.` : 'It has no public successor.';
      return image && found
        ? [{file, at: image.at, message: `\`${found.name}\` is an image of the past. ${next}`}]
        : [];
    }),
};
