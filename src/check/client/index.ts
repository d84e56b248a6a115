/** The page `/check`. */
export {Checker} from './Checker';
export {Options, useOptions} from './Options';
export {RuleList} from './RuleList';
