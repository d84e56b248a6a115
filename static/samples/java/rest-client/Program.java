import java.nio.file.Path;
import java.util.Map;

public class Program {
  public static void main(String[] args) throws Exception {
    try {
      RunJob client = new RunJob(Map.of("FLOW_URL", "http://localhost:8080", "FLOW_DEADLINE", "900"));
      client.roundTrip(Path.of("page.png"), "ocr", Path.of("result")).forEach(System.out::println);
    } catch (RunJob.Stop stop) {
      System.out.println("Exit code " + stop.code + ", job " + (stop.jobId.isEmpty() ? "unknown" : stop.jobId) + ": " + stop.getMessage());
    }
  }
}
