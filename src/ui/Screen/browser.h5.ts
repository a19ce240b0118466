import './browser.scss';
import './motion.scss';
import './wide.scss';
