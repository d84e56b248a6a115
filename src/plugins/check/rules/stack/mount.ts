import {servicesOf} from '../../views/compose';
import type {Rule} from '../rule';

export const mount: Rule = {
  code: 'mount',
  certainty: 'suspect',
  title: 'Service without the folder that the demo stack mounts',
  why: 'Without its configuration folder a container starts with the settings of its image, and without its data folder the documents are gone when the container is replaced.',
  todo: 'Mount the folder, unless your image reads another path.',
  help: 'installation/docker-compose#install-the-stack',
  check: ({files, knowledge: {images}}) =>
    servicesOf(files).flatMap(({file, at, image, mounts}) => {
      const known = images.find(({name}) => name === image?.name);
      return (known?.mounts ?? [])
        .filter((path) => !mounts.some((one) => one.path.replace(/\/$/, '').startsWith(path)))
        .map((path) => ({
          file,
          at,
          message: `Nothing is mounted at \`${path}\`, as the demo stack does it for \`${known!.name}\`.`,
        }));
    }),
};
