import {puppeteerTab} from '../puppeteerTab';
import {smokeTests} from '../smoke';
import {startFirefox} from './browser';

smokeTests('Firefox', async () => puppeteerTab(await startFirefox()));
