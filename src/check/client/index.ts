/** Data of the page `/check`. */
export {Checker} from './Checker';
export {RuleList} from './RuleList';
