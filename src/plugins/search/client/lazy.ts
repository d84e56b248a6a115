/** Everything that is loaded when search is opened, or about to be. */
export {default} from './modal';
export {getEngine} from './selected';
