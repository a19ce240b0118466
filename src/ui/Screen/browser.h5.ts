import './motion.scss';
import './wide.scss';
