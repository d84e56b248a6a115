/** What the site needs in the browser when it is read from a disk. */
import './fetch';
import './links';

export {onRouteDidUpdate} from './place';
