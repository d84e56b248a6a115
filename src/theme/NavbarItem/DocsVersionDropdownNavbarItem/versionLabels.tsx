import type {ReactNode} from 'react';

/** Version data for the labels. */
interface Version {
  name: string;
  label: string;
}

/** What the build fills, see `src/blocks/Filled`: one object, else React would empty the element. */
const filled = {__html: ''};

/**
 * Labels for the version menu, which show whether the page is identical, changed or missing in other versions.
 *
 * @param versions - All versions in the order of the menu.
 * @param page - Version and id of the page that is read, as `version:id`; nothing when it is none of the documentation.
 */
export function versionLabels(
  versions: readonly Version[],
  page: string | undefined,
): Record<string, {label: ReactNode}> {
  return Object.fromEntries(
    versions.map(({name, label}) => {
      const what = `menu:${page}:${name}`;
      return [
        name,
        {
          label: page ? (
            <>
              {label} <span key={what} data-filled={what} dangerouslySetInnerHTML={filled} />
            </>
          ) : (
            label
          ),
        },
      ];
    }),
  );
}
