import '../chart/chart.css'
import './event-log.css'
import './inspector.css'
