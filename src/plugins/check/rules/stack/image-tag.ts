import {servicesOf} from '../../views/compose';
import type {Rule} from '../rule';

export const imageTag: Rule = {
  code: 'image-tag',
  certainty: 'suspect',
  title: 'Image without a full tag',
  why: 'Without a tag, or with `latest`, a later start can bring another version, and parts of different releases come together.',
  todo: 'Write the full tag of your release.',
  help: 'operations/updates#update-step-by-step',
  check: ({files, knowledge: {images}}) =>
    servicesOf(files).flatMap(({file, image}) =>
      image && images.some(({name}) => name === image.name) && (image.tag === undefined || image.tag === 'latest')
        ? [{file, at: image.at, message: `\`${image.name}\` has no full tag.`}]
        : [],
    ),
};
