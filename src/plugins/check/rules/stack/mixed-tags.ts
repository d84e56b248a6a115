import {servicesOf} from '../../views/compose';
import type {Rule} from '../rule';

export const mixedTags: Rule = {
  code: 'mixed-tags',
  certainty: 'suspect',
  title: 'Image of the demo stack beside one of another release',
  why: 'The tags of the demo stack of 2023 belong together. Beside an image with another tag, they work only if that set of versions belongs together too.',
  todo: 'Ask jadice support which versions belong together.',
  help: 'operations/updates#before-you-start',
  check: ({files, knowledge: {images}}) => {
    const used = servicesOf(files).flatMap(({file, image}) => {
      const known = images.find(({name}) => name === image?.name);
      return image?.tag && known ? [{file, image, isDemo: image.tag === known.tag}] : [];
    });
    return used.some(({isDemo}) => !isDemo)
      ? used
          .filter(({isDemo}) => isDemo)
          .map(({file, image}) => ({
            file,
            at: image.at,
            message: `\`${image.name}\` has the tag of the demo stack, another image has not.`,
          }))
      : [];
  },
};
