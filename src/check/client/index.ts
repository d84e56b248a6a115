/** What the page `/check` is made of. */
export {Checker} from './Checker';
export {Elsewhere} from './Elsewhere';
export {RuleList} from './RuleList';
export {certaintyWords} from './words';
