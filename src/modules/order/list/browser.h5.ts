// A wide window is a browser's alone.
import './wide.scss';
