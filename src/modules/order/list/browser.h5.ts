// Only browsers have wide windows.
import './wide.scss';
