/** Client modules for reading the site from a disk. */
import './fetch';
import './links';

export {onRouteDidUpdate} from './place';
