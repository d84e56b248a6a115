import {smokeTests} from '../smoke';
import {startWebKit} from './webkit';

smokeTests('WebKit', startWebKit);
