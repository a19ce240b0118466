import './wide.scss';
