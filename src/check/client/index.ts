/** Data of the page `/check`. */
export {Checker} from './Checker';
export {Elsewhere} from './Elsewhere';
export {RuleList} from './RuleList';
export {certaintyWords} from './words';
