/** The one helper that `@docusaurus/utils-common` uses; being CommonJS, it would bring the whole of tslib (3 kB brotli). */
export function __importDefault(module: {__esModule?: boolean}): unknown {
  return module.__esModule ? module : {default: module};
}
